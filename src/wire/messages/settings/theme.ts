// Label and sentence of each setting of the theme.

export const themeSettingTexts = {
  'theme.light': ['Colours of the light scheme', 'By token; those not named are as built in.'],
  'theme.dark': ['Colours of the dark scheme', 'By token; those not named are as built in.'],
  'theme.textFont': ['Text font', 'Of everything that is read.'],
  'theme.displayFont': ['Display font', 'Of titles and the name of the shop.'],
  'theme.radiusSmall': ['Small corners', 'Of fields and small pictures; 0 makes them square.'],
  'theme.radiusMedium': ['Large corners', 'Of panels, cards and pictures; 0 makes them square.'],
  'theme.radiusButton': ['Corners of buttons', 'Also of badges; from 30 on their ends are round.'],
  'theme.logo': ['Logo', 'A picture in place of the built-in mark and name.'],
  'theme.logoDark': ['Logo of the dark scheme', 'Without one, the same logo is shown in both.'],
  'theme.logoName': ['Name beside the logo', 'For a logo that does not show the name itself.'],
  'theme.logoHeight': ['Height of the logo', 'Its width follows.'],
  'theme.header': ['Header', 'Where the logo is on wide screens.'],
  'theme.topBar': ['Top bar', 'The line of text and links above the header.'],
  'theme.categoryBar': ['Bar of categories', 'The wide menu below the header.'],
  'theme.footer': ['Footer', 'How its links and its form are arranged.'],
} as const;
