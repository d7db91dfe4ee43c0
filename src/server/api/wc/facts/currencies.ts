// Currencies by the names and symbols that clients of WooCommerce compare: they are its words.
// Example: CURRENCIES.get('GBP') is Pound sterling, `&pound;`.

export interface Currency {
  name: string;
  /** As HTML. */
  symbol: string;
}

const TABLE = `
AED|United Arab Emirates dirham|&#x62f;.&#x625;
AFN|Afghan afghani|&#x60b;
ALL|Albanian lek|L
AMD|Armenian dram|AMD
ANG|Netherlands Antillean guilder|&fnof;
AOA|Angolan kwanza|Kz
ARS|Argentine peso|&#36;
AUD|Australian dollar|&#36;
AWG|Aruban florin|Afl.
AZN|Azerbaijani manat|&#8380;
BAM|Bosnia and Herzegovina convertible mark|KM
BBD|Barbadian dollar|&#36;
BDT|Bangladeshi taka|&#2547;&nbsp;
BGN|Bulgarian lev|&#1083;&#1074;.
BHD|Bahraini dinar|.&#x62f;.&#x628;
BIF|Burundian franc|Fr
BMD|Bermudian dollar|&#36;
BND|Brunei dollar|&#36;
BOB|Bolivian boliviano|Bs.
BRL|Brazilian real|&#82;&#36;
BSD|Bahamian dollar|&#36;
BTC|Bitcoin|&#3647;
BTN|Bhutanese ngultrum|Nu.
BWP|Botswana pula|P
BYR|Belarusian ruble (old)|Br
BYN|Belarusian ruble|Br
BZD|Belize dollar|&#36;
CAD|Canadian dollar|&#36;
CDF|Congolese franc|Fr
CHF|Swiss franc|&#67;&#72;&#70;
CLP|Chilean peso|&#36;
CNY|Chinese yuan|&yen;
COP|Colombian peso|&#36;
CRC|Costa Rican col&oacute;n|&#x20a1;
CUC|Cuban convertible peso|&#36;
CUP|Cuban peso|&#36;
CVE|Cape Verdean escudo|&#36;
CZK|Czech koruna|&#75;&#269;
DJF|Djiboutian franc|Fr
DKK|Danish krone|kr.
DOP|Dominican peso|RD&#36;
DZD|Algerian dinar|&#x62f;.&#x62c;
EGP|Egyptian pound|EGP
ERN|Eritrean nakfa|Nfk
ETB|Ethiopian birr|Br
EUR|Euro|&euro;
FJD|Fijian dollar|&#36;
FKP|Falkland Islands pound|&pound;
GBP|Pound sterling|&pound;
GEL|Georgian lari|&#x20be;
GGP|Guernsey pound|&pound;
GHS|Ghana cedi|&#x20b5;
GIP|Gibraltar pound|&pound;
GMD|Gambian dalasi|D
GNF|Guinean franc|Fr
GTQ|Guatemalan quetzal|Q
GYD|Guyanese dollar|&#36;
HKD|Hong Kong dollar|&#36;
HNL|Honduran lempira|L
HRK|Croatian kuna|kn
HTG|Haitian gourde|G
HUF|Hungarian forint|&#70;&#116;
IDR|Indonesian rupiah|Rp
ILS|Israeli new shekel|&#8362;
IMP|Manx pound|&pound;
INR|Indian rupee|&#8377;
IQD|Iraqi dinar|&#x62f;.&#x639;
IRR|Iranian rial|&#xfdfc;
IRT|Iranian toman|&#x062A;&#x0648;&#x0645;&#x0627;&#x0646;
ISK|Icelandic kr&oacute;na|kr.
JEP|Jersey pound|&pound;
JMD|Jamaican dollar|&#36;
JOD|Jordanian dinar|&#x62f;.&#x627;
JPY|Japanese yen|&yen;
KES|Kenyan shilling|KSh
KGS|Kyrgyzstani som|&#x441;&#x43e;&#x43c;
KHR|Cambodian riel|&#x17db;
KMF|Comorian franc|Fr
KPW|North Korean won|&#x20a9;
KRW|South Korean won|&#8361;
KWD|Kuwaiti dinar|&#x62f;.&#x643;
KYD|Cayman Islands dollar|&#36;
KZT|Kazakhstani tenge|&#8376;
LAK|Lao kip|&#8365;
LBP|Lebanese pound|&#x644;.&#x644;
LKR|Sri Lankan rupee|&#xdbb;&#xdd4;
LRD|Liberian dollar|&#36;
LSL|Lesotho loti|L
LYD|Libyan dinar|&#x62f;.&#x644;
MAD|Moroccan dirham|&#x62f;.&#x645;.
MDL|Moldovan leu|MDL
MGA|Malagasy ariary|Ar
MKD|Macedonian denar|&#x434;&#x435;&#x43d;
MMK|Burmese kyat|Ks
MNT|Mongolian t&ouml;gr&ouml;g|&#x20ae;
MOP|Macanese pataca|P
MRU|Mauritanian ouguiya|UM
MUR|Mauritian rupee|&#x20a8;
MVR|Maldivian rufiyaa|.&#x783;
MWK|Malawian kwacha|MK
MXN|Mexican peso|&#36;
MYR|Malaysian ringgit|&#82;&#77;
MZN|Mozambican metical|MT
NAD|Namibian dollar|N&#36;
NGN|Nigerian naira|&#8358;
NIO|Nicaraguan c&oacute;rdoba|C&#36;
NOK|Norwegian krone|&#107;&#114;
NPR|Nepalese rupee|&#8360;
NZD|New Zealand dollar|&#36;
OMR|Omani rial|&#x631;.&#x639;.
PAB|Panamanian balboa|B/.
PEN|Sol|S/
PGK|Papua New Guinean kina|K
PHP|Philippine peso|&#8369;
PKR|Pakistani rupee|&#8360;
PLN|Polish z&#x142;oty|&#122;&#322;
PRB|Transnistrian ruble|&#x440;.
PYG|Paraguayan guaran&iacute;|&#8370;
QAR|Qatari riyal|&#x631;.&#x642;
RON|Romanian leu|lei
RSD|Serbian dinar|&#1088;&#1089;&#1076;
RUB|Russian ruble|&#8381;
RWF|Rwandan franc|Fr
SAR|Saudi riyal|&#x631;.&#x633;
SBD|Solomon Islands dollar|&#36;
SCR|Seychellois rupee|&#x20a8;
SDG|Sudanese pound|&#x62c;.&#x633;.
SEK|Swedish krona|&#107;&#114;
SGD|Singapore dollar|&#36;
SHP|Saint Helena pound|&pound;
SLL|Sierra Leonean leone|Le
SOS|Somali shilling|Sh
SRD|Surinamese dollar|&#36;
SSP|South Sudanese pound|&pound;
STN|S&atilde;o Tom&eacute; and Pr&iacute;ncipe dobra|Db
SYP|Syrian pound|&#x644;.&#x633;
SZL|Swazi lilangeni|E
THB|Thai baht|&#3647;
TJS|Tajikistani somoni|&#x405;&#x41c;
TMT|Turkmenistan manat|m
TND|Tunisian dinar|&#x62f;.&#x62a;
TOP|Tongan pa&#x2bb;anga|T&#36;
TRY|Turkish lira|&#8378;
TTD|Trinidad and Tobago dollar|&#36;
TWD|New Taiwan dollar|&#78;&#84;&#36;
TZS|Tanzanian shilling|Sh
UAH|Ukrainian hryvnia|&#8372;
UGX|Ugandan shilling|UGX
USD|United States (US) dollar|&#36;
UYU|Uruguayan peso|&#36;
UZS|Uzbekistani som|UZS
VEF|Venezuelan bol&iacute;var (2008–2018)|Bs F
VES|Venezuelan bol&iacute;var|Bs.
VND|Vietnamese &#x111;&#x1ed3;ng|&#8363;
VUV|Vanuatu vatu|Vt
WST|Samoan t&#x101;l&#x101;|T
XAF|Central African CFA franc|CFA
XCD|East Caribbean dollar|&#36;
XOF|West African CFA franc|CFA
XPF|CFP franc|XPF
YER|Yemeni rial|&#xfdfc;
ZAR|South African rand|&#82;
ZMW|Zambian kwacha|ZK`;

export const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', symbol = ''] = line.split('|');
      return [code, { name, symbol }];
    }),
);
