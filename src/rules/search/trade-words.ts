import { COLOR_NAMES } from '../catalog/color-families.ts';
import { spellingKeys } from './spellings.ts';
import { type Synonyms, synonymBook } from './synonyms.ts';

// What shoppers call things that shops of this trade call otherwise, in English and in the languages
// of their neighbours. They count only where the words themselves name no product, so that a shop of
// another trade loses nothing by them.

const THINGS: Synonyms = [
  ['mug', 'cup', 'teacup', 'coffee cup', 'becher', 'tasse', 'kaffeebecher', 'taza', 'tazza', 'kop'],
  ['plate', 'dish', 'crockery', 'dinnerware', 'teller', 'geschirr', 'assiette', 'plato', 'piatto'],
  ['bowl', 'schale', 'schuessel', 'schüssel', 'bol', 'cuenco', 'ciotola'],
  ['teapot', 'tea pot', 'teekanne', 'théière', 'tetera', 'teiera'],
  ['jug', 'pitcher', 'carafe', 'decanter', 'krug', 'karaffe', 'cruche', 'jarra', 'brocca'],
  ['tray', 'tablett', 'plateau', 'bandeja', 'vassoio'],
  ['cutting board', 'chopping board', 'bread board', 'schneidebrett', 'planche', 'tagliere'],
  ['jar', 'pot', 'glas', 'bocal', 'tarro'],
  ['vase', 'florero', 'jarrón', 'vaso'],
  ['tablecloth', 'table linen', 'tischdecke', 'tischtuch', 'nappe', 'mantel', 'tovaglia'],
  ['napkin', 'serviette', 'servilleta', 'tovagliolo'],
  ['towel', 'tea towel', 'handtuch', 'geschirrtuch', 'torchon', 'toalla', 'asciugamano'],
  ['throw', 'blanket', 'plaid', 'decke', 'wolldecke', 'couverture', 'manta', 'coperta'],
  ['cushion', 'pillow', 'kissen', 'coussin', 'oreiller', 'cojín', 'almohada', 'cuscino'],
  ['curtain', 'drape', 'vorhang', 'gardine', 'rideau', 'cortina', 'tenda'],
  ['apron', 'pinafore', 'schürze', 'tablier', 'delantal', 'grembiule'],
  ['oven mitt', 'oven glove', 'pot holder', 'topflappen', 'ofenhandschuh', 'manique'],
  ['tote', 'shopping bag', 'shopper', 'carrier bag', 'tasche', 'einkaufstasche', 'bolsa', 'borsa'],
  ['fabric', 'cloth', 'textile', 'stoff', 'tissu', 'tela', 'tessuto'],
  ['rug', 'carpet', 'teppich', 'tapis', 'alfombra', 'tappeto'],
  ['candle', 'kerze', 'bougie', 'vela', 'candela', 'kaars'],
  ['tea light', 'votive', 'teelicht', 'chauffe-plat'],
  ['candle holder', 'candlestick', 'kerzenständer', 'bougeoir'],
  ['incense', 'joss stick', 'räucherstäbchen', 'encens', 'incienso'],
  ['scent', 'fragrance', 'aroma', 'duft', 'parfum'],
  ['room spray', 'pillow spray', 'linen spray', 'linen mist', 'raumduft'],
  ['planter', 'plant pot', 'flower pot', 'blumentopf', 'cache-pot', 'maceta', 'vaso da fiori'],
  ['mister', 'spray bottle', 'sprayer', 'atomiser', 'atomizer', 'sprühflasche'],
  ['scoop', 'trowel', 'hand shovel', 'schaufel', 'pelle'],
  ['watering can', 'gießkanne', 'giesskanne', 'arrosoir', 'regadera', 'annaffiatoio'],
  ['seed', 'samen', 'saatgut', 'graine', 'semilla'],
  ['flower', 'bouquet', 'bunch', 'blumen', 'blumenstrauß', 'fleur', 'flores'],
  ['dried flower', 'trockenblumen', 'letterbox flower'],
  ['notebook', 'notepad', 'journal', 'notizbuch', 'carnet', 'cuaderno', 'quaderno'],
  ['calendar', 'kalender', 'calendrier', 'calendario'],
  ['card', 'greeting card', 'note card', 'karte', 'grußkarte', 'carte', 'tarjeta'],
  ['invitation', 'invite', 'einladung', 'invitación', 'invito'],
  ['wrapping paper', 'gift wrap', 'geschenkpapier', 'papier cadeau'],
  ['print', 'poster', 'wall art', 'affiche', 'lámina'],
  ['pencil', 'crayon', 'stift', 'bleistift', 'buntstift', 'lápiz', 'matita'],
  ['recipe', 'recipe book', 'cookbook', 'cookery book', 'kochbuch', 'rezept', 'recette', 'receta'],
  ['basket', 'hamper', 'korb', 'picknickkorb', 'panier', 'cesta', 'cesto'],
  ['gift card', 'gift voucher', 'voucher', 'gift certificate', 'gutschein', 'bon cadeau'],
];

/** What tags and gifts are made for. */
const OCCASIONS: Synonyms = [
  ['gift', 'present', 'geschenk', 'cadeau', 'regalo'],
  [
    'gift',
    'birthday',
    'christmas',
    'xmas',
    'mothers day',
    'fathers day',
    'valentine',
    'geburtstag',
  ],
  ['new home', 'housewarming', 'house warming', 'moving in', 'first home', 'einweihung', 'einzug'],
  ['host', 'hostess', 'dinner party', 'gastgeber', 'hôte'],
  ['wedding', 'marriage', 'bride', 'hochzeit', 'mariage', 'boda', 'anniversary', 'engagement'],
  ['personalised', 'personalized', 'custom', 'customised', 'bespoke', 'monogrammed'],
  ['handmade', 'hand made', 'artisan', 'handcrafted', 'handgemacht'],
];

/** What is looked for on pages. */
const SERVICE: Synonyms = [
  ['delivery', 'shipping', 'postage', 'dispatch', 'versand', 'lieferung', 'livraison', 'envío'],
  ['return', 'refund', 'exchange', 'send back', 'money back', 'rückgabe', 'retoure', 'retour'],
  ['contact', 'opening hours', 'phone number', 'telephone', 'customer service', 'kontakt'],
  ['privacy', 'cookies', 'data protection', 'datenschutz'],
  ['terms', 'conditions', 'agb'],
  ['about', 'about us', 'who we are', 'our story'],
];

export const TRADE_WORDS: Synonyms = [...THINGS, ...OCCASIONS, ...SERVICE, ...COLOR_NAMES];

/** Those that share one of these keys, by which misspelt words are looked up. */
export function closeTradeWords(keys: readonly string[]): string[] {
  return keys.flatMap((key) => tradeSpellings().get(key) ?? []);
}

let spellings: Map<string, string[]> | null = null;

/** Made when the first misspelt word comes. */
function tradeSpellings(): Map<string, string[]> {
  if (spellings) return spellings;
  spellings = new Map();
  for (const word of new Set(synonymBook(TRADE_WORDS).words)) {
    for (const key of spellingKeys(word)) {
      const words = spellings.get(key);
      if (words) words.push(word);
      else spellings.set(key, [word]);
    }
  }
  return spellings;
}
