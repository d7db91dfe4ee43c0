import { showTexts } from '#wire/messages/language-in-use/in-language.ts';
import { germanAdmin } from '#wire/messages/languages/de/admin/admin.ts';

/** A file of its own, which the document of who has chosen German runs before the admin. */
showTexts(germanAdmin);
