// Why the value of a setting is refused. Each text follows the name of the setting in an answer of the
// API ("value must be a number.") and stands without it at the field of a form ("Must be a number.").

export const settingRefusals = {
  'settings.refused.unknown': 'is not a setting',
  'settings.refused.fixed': 'cannot be changed: stored amounts would be other amounts',
  'settings.refused.changed': 'was changed by someone else in the meantime',
  'settings.refused.role': 'is changed by administrators only',
  'settings.refused.program':
    'can be changed by a person, or with an administrator’s key that can read and write and does not expire',
  'settings.refused.password': 'needs your password again',
  'settings.refused.other': 'is not valid here',
  'settings.refused.empty': 'must be filled in',
  'settings.refused.number': 'must be a number',
  'settings.refused.whole': 'must be a whole number',
  'settings.refused.text': 'must be a text',
  'settings.refused.switch': 'must be on or off',
  'settings.refused.list': 'must be a list',
  'settings.refused.fields': 'must have the fields of this setting',
  'settings.refused.choice': 'must be one of the values offered',
  'settings.refused.least': 'must be at least {limit}',
  'settings.refused.above': 'must be more than {limit}',
  'settings.refused.most': 'must be at most {limit}',
  'settings.refused.shortest': {
    one: 'must have at least {count} character',
    other: 'must have at least {count} characters',
  },
  'settings.refused.longest': {
    one: 'must have at most {count} character',
    other: 'must have at most {count} characters',
  },
  'settings.refused.fewest': {
    one: 'must have at least {count} entry',
    other: 'must have at least {count} entries',
  },
  'settings.refused.tooMany': {
    one: 'must have at most {count} entry',
    other: 'must have at most {count} entries',
  },
  'settings.refused.email': 'must be an email address, such as shop@example.com',
  'settings.refused.address': 'must be a web address that begins with https:// or http://',
  'settings.refused.link': 'must be a path of the shop, such as /privacy, or a web address',
  'settings.refused.publicAddress':
    'must be a server on the internet, not this one or one of its own network',
  'settings.refused.origin': 'must be the start of a web address, such as https://cdn.example',
  'settings.refused.tiles':
    'must be a web address that begins with https:// or http:// and contains {z}',
  'settings.refused.stripePublishableKey': 'must begin with pk_',
  'settings.refused.stripeSecretKey': 'must begin with sk_ or rk_',
  'settings.refused.stripeWebhookSecret': 'must begin with whsec_',
  'settings.refused.spaces': 'must not contain spaces',
  'settings.refused.smtp': 'must begin with smtp:// or smtps://',
  'settings.refused.path':
    'must begin with / and have only small letters, digits, hyphens and underscores',
  'settings.refused.color':
    'must be a colour as # and six small letters or digits, such as #ad4519',
  'settings.refused.contrast':
    'has a contrast of {ratio} to 1 with {other} and needs {needed} to 1 to be read',
  'settings.refused.domain': 'must be a domain, such as shop.example',
  'settings.refused.language': 'must be a language, such as en-US or de',
  'settings.refused.timeZone': 'must be a time zone, such as Europe/Berlin',
  'settings.refused.country': 'must be a country by its two capital letters, such as DE',
  'settings.refused.currency': 'must be a currency by its three capital letters, such as EUR',
  'settings.refused.time': 'must be a time of day, such as 14:30',
  'settings.refused.day': 'must be a day, such as 2026-12-24',
  'settings.refused.hours': 'must be opening hours, such as 9:00-12:00, 13:00-18:00',
  'settings.refused.placeId':
    'must be an id of its own, of at most 20 small letters, digits and hyphens',
  'settings.refused.word': 'must be one word or two, of letters and digits, at most 40 each',
  'settings.refused.name':
    'may have only letters, digits, hyphens and underscores, and not too many of them',
  'settings.refused.smallName': 'may have only small letters, digits and underscores, at most 40',
  'settings.refused.elementName':
    'must begin with a letter and have only letters, digits, hyphens and underscores',
  'settings.refused.secret':
    'must have at least 8 letters, digits, hyphens or underscores, or be empty',
  'settings.refused.cookie': 'may have only letters, digits, dots, hyphens and underscores',
  'settings.refused.fileType': 'must be a kind of picture or video, such as image/png or video/mp4',
  'settings.refused.customField':
    'must have names that begin with wcpa_pcf_, then small letters, digits and underscores',
  'settings.refused.noParameters': 'must have no part that begins with a colon',
  'settings.refused.parameters': 'must contain {parameters}',
  'settings.refused.reserved': 'is an address of the shop itself',
  'settings.refused.taken': 'is the address of another page already: {page}',
} as const;

export type SettingRefusal = keyof typeof settingRefusals;
