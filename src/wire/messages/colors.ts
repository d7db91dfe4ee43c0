import type { Message } from '#rules/messages/format.ts';
import type { ColorName } from '#rules/options/colors/color-names.ts';

/** Names of colours; only the server uses them. */
const names: Record<`colors.${ColorName}`, string> = {
  'colors.black': 'Black',
  'colors.darkGrey': 'Dark grey',
  'colors.grey': 'Grey',
  'colors.lightGrey': 'Light grey',
  'colors.white': 'White',
  'colors.cream': 'Cream',
  'colors.beige': 'Beige',
  'colors.brown': 'Brown',
  'colors.darkBrown': 'Dark brown',
  'colors.terracotta': 'Terracotta',
  'colors.red': 'Red',
  'colors.darkRed': 'Dark red',
  'colors.coral': 'Coral',
  'colors.pink': 'Pink',
  'colors.palePink': 'Pale pink',
  'colors.orange': 'Orange',
  'colors.gold': 'Gold',
  'colors.yellow': 'Yellow',
  'colors.paleYellow': 'Pale yellow',
  'colors.olive': 'Olive',
  'colors.lime': 'Lime',
  'colors.green': 'Green',
  'colors.darkGreen': 'Dark green',
  'colors.paleGreen': 'Pale green',
  'colors.sage': 'Sage',
  'colors.turquoise': 'Turquoise',
  'colors.teal': 'Teal',
  'colors.paleBlue': 'Pale blue',
  'colors.skyBlue': 'Sky blue',
  'colors.blue': 'Blue',
  'colors.darkBlue': 'Dark blue',
  'colors.slate': 'Slate',
  'colors.lavender': 'Lavender',
  'colors.purple': 'Purple',
  'colors.plum': 'Plum',
  'colors.magenta': 'Magenta',
};

export const colorMessages = {
  ...names,
  'colors.silver': 'Silver',
} as const satisfies Record<string, Message>;
