// Large cities whose people, or whose guests, call them by another name than the list does.
// Each line: country, the list's own name, then the others.

const LINES = `
AT|Vienna|Wien
BE|Brussels|Bruxelles|Brussel
BE|Antwerpen|Antwerp|Anvers
BE|Gent|Ghent
BE|Brugge|Bruges
CH|Genève|Geneva|Genf
CH|Zürich|Zurich
CH|Basel|Basle
CN|Beijing|Peking
CZ|Prague|Praha|Prag
DE|Munich|München|Muenchen
DE|Köln|Cologne|Koeln
DE|Hannover|Hanover
DE|Nürnberg|Nuremberg|Nuernberg
DE|Düsseldorf|Duesseldorf
DK|Copenhagen|København|Kobenhavn
ES|Sevilla|Seville
FI|Helsinki|Helsingfors
GR|Athens|Athína|Athina
HU|Budapest|Pest
IE|Dublin|Baile Átha Cliath
IN|Mumbai|Bombay
IN|Kolkata|Calcutta
IN|Chennai|Madras
IT|Rome|Roma
IT|Milan|Milano
IT|Florence|Firenze
IT|Venice|Venezia
IT|Naples|Napoli
IT|Turin|Torino
IT|Genoa|Genova
JP|Tokyo|Tōkyō
LU|Luxembourg|Luxemburg
NL|The Hague|Den Haag|'s-Gravenhage
NL|Amsterdam|A'dam
PL|Warsaw|Warszawa
PL|Kraków|Cracow|Krakau
PT|Lisbon|Lisboa
PT|Porto|Oporto
RO|Bucharest|București
RS|Belgrade|Beograd
RU|Moscow|Moskva|Moskau
RU|Saint Petersburg|Sankt Petersburg
SE|Göteborg|Gothenburg
TR|Istanbul|İstanbul|Constantinople
UA|Kyiv|Kiev
US|New York City|NYC|New York
VN|Ho Chi Minh City|Saigon
`;

/** `DE|Köln` to its other names. */
export const CITY_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [country, name, ...others] = line.split('|');
      return [`${country}|${name}`, others] as const;
    }),
);
