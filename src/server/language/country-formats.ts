import type { CountryFormats } from '#wire/wc/data.ts';

// How a shop in a country would write prices and measures, as clients of WooCommerce compare it.
// Example: getCountryFormats('NO') is NOK before the amount, with a comma.

interface Row {
  position: 'left' | 'right' | 'left_space' | 'right_space';
  decimal: string;
  thousand: string;
  decimals: number;
  /** Each with its currency. */
  countries: string;
}

const ROWS: readonly Row[] = [
  {
    position: 'right_space',
    decimal: ',',
    thousand: ' ',
    decimals: 2,
    countries:
      'AO:AOA AX:EUR BG:BGN BL:EUR BY:BYN CV:CVE CZ:CZK EE:EUR FI:EUR FR:EUR GE:GEL GF:EUR GP:EUR HT:USD HU:HUF KG:KGS KZ:KZT LT:EUR LV:EUR MC:EUR MF:EUR MQ:EUR MZ:MZN PL:PLN PM:EUR PT:EUR RE:EUR RU:RUB SC:SCR SE:SEK SK:EUR ST:STN TJ:TJS TL:USD TM:TMT UA:UAH YT:EUR',
  },
  {
    position: 'right_space',
    decimal: ',',
    thousand: ' ',
    decimals: 0,
    countries:
      'AL:ALL AM:AMD BF:XOF BJ:XOF CF:XAF CG:XAF CI:XOF CM:XAF GA:XAF GN:GNF GW:XOF ML:XOF NE:XOF TD:XAF TG:XOF UZ:UZS',
  },
  { position: 'right', decimal: ',', thousand: '.', decimals: 0, countries: 'BI:BIF' },
  {
    position: 'left',
    decimal: '.',
    thousand: ',',
    decimals: 2,
    countries:
      'AG:XCD AI:XCD AS:USD AU:AUD BB:BBD BM:BMD BS:BSD BT:BTN BW:BWP BZ:BZD CA:CAD CC:AUD CK:NZD CN:CNY CU:CUC CX:AUD DM:XCD DO:DOP ER:ERN ET:ETB FJ:FJD FK:FKP FM:USD GB:GBP GD:XCD GG:GBP GH:GHS GI:GIP GM:GMD GT:GTQ GU:USD HK:HKD HN:HNL IE:EUR IM:GBP IN:INR IO:USD JE:GBP JM:JMD KI:AUD KN:XCD KY:KYD LC:XCD LK:LKR LR:LRD LS:LSL MH:USD MO:MOP MP:USD MS:XCD MT:EUR MW:MWK MX:MXN MY:MYR NA:NAD NF:AUD NG:NGN NI:NIO NR:AUD NU:NZD NZ:NZD PA:USD PG:PGK PH:PHP PN:NZD PR:USD PW:USD SB:SBD SG:SGD SH:SHP SS:SSP SV:USD SX:ANG SZ:SZL TC:USD TH:THB TK:NZD TT:TTD TV:AUD UM:USD US:USD VC:XCD VG:USD VI:USD WS:WST ZM:ZMW ZW:USD',
  },
  {
    position: 'left_space',
    decimal: ',',
    thousand: '.',
    decimals: 2,
    countries:
      'AR:ARS AW:AWG BE:EUR BN:BND BQ:USD BR:BRL CD:CDF CW:ANG DZ:DZD MA:MAD MV:MVR NL:EUR SR:SRD UY:UYU',
  },
  {
    position: 'right_space',
    decimal: ',',
    thousand: '.',
    decimals: 0,
    countries: 'DJ:DJF IQ:IQD IS:ISK KM:KMF LB:LBP RS:RSD SY:SYP VN:VND YE:YER',
  },
  {
    position: 'right_space',
    decimal: ',',
    thousand: '.',
    decimals: 2,
    countries:
      'AD:EUR AE:AED AZ:AZN BA:BAM CY:EUR DE:EUR DK:DKK EG:EGP ES:EUR FO:DKK GR:EUR HR:EUR IT:EUR LU:EUR MD:MDL ME:EUR MK:MKD MR:MRU QA:QAR RO:RON SA:SAR SD:SDG SI:EUR SM:EUR VA:EUR',
  },
  {
    position: 'left_space',
    decimal: '.',
    thousand: ',',
    decimals: 2,
    countries: 'EH:MAD KE:KES NP:NPR PE:PEN TO:TOP',
  },
  {
    position: 'left',
    decimal: ',',
    thousand: '.',
    decimals: 0,
    countries: 'CL:CLP GQ:XAF ID:IDR IR:IRR LA:LAK',
  },
  { position: 'left_space', decimal: ',', thousand: '.', decimals: 3, countries: 'LY:LYD TN:TND' },
  {
    position: 'left_space',
    decimal: '.',
    thousand: ',',
    decimals: 0,
    countries: 'MG:MGA MN:MNT PK:PKR TZ:TZS UG:UGX',
  },
  {
    position: 'left',
    decimal: '.',
    thousand: ',',
    decimals: 0,
    countries: 'GY:GYD JP:JPY KP:KPW KR:KRW MU:MUR SL:SLL SO:SOS TW:TWD VU:VUV',
  },
  {
    position: 'left_space',
    decimal: ',',
    thousand: '.',
    decimals: 0,
    countries: 'AF:AFN CO:COP PY:PYG RW:RWF SN:XOF',
  },
  { position: 'left', decimal: ',', thousand: ' ', decimals: 2, countries: 'ZA:ZAR' },
  { position: 'right', decimal: '.', thousand: ',', decimals: 2, countries: 'BD:BDT' },
  {
    position: 'right_space',
    decimal: ',',
    thousand: '.',
    decimals: 3,
    countries: 'BH:BHD JO:JOD KW:KWD OM:OMR PS:JOD',
  },
  { position: 'right_space', decimal: '.', thousand: ',', decimals: 2, countries: 'IL:ILS' },
  { position: 'right', decimal: ',', thousand: '.', decimals: 2, countries: 'KH:KHR' },
  { position: 'right_space', decimal: '.', thousand: ',', decimals: 0, countries: 'MM:MMK' },
  {
    position: 'left_space',
    decimal: ',',
    thousand: ' ',
    decimals: 2,
    countries: 'AT:EUR NO:NOK SJ:NOK',
  },
  { position: 'left_space', decimal: '.', thousand: "'", decimals: 2, countries: 'CH:CHF LI:CHF' },
  {
    position: 'left',
    decimal: ',',
    thousand: '.',
    decimals: 2,
    countries: 'BO:BOB EC:USD GL:DKK TR:TRY VE:VES',
  },
  { position: 'left', decimal: ',', thousand: ' ', decimals: 0, countries: 'CR:CRC' },
  {
    position: 'right_space',
    decimal: '.',
    thousand: ' ',
    decimals: 0,
    countries: 'NC:XPF PF:XPF WF:XPF',
  },
];

const FORMATS: ReadonlyMap<string, CountryFormats> = new Map(
  ROWS.flatMap(({ position, decimal, thousand, decimals, countries }) =>
    countries.split(' ').map((pair): [string, CountryFormats] => {
      const [country = '', currency = ''] = pair.split(':');
      const inFeet = country === 'US' || country === 'GB';
      return [
        country,
        {
          currency_code: currency,
          currency_pos: position,
          decimal_sep: decimal,
          dimension_unit: inFeet ? 'foot' : 'cm',
          num_decimals: decimals,
          thousand_sep: thousand,
          weight_unit: inFeet ? 'oz' : 'kg',
        },
      ];
    }),
  ),
);

/** Where the money of a country is called otherwise there than in the list of currencies. */
export const MONEY_NAMES: Readonly<Record<string, string>> = { VE: 'Bolívar' };

/** Empty for a country without money of its own. */
export function getCountryFormats(country: string): CountryFormats {
  return FORMATS.get(country) ?? {};
}
