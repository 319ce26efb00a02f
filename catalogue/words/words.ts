/**
 * Words by which people look for a thing, in the five languages of the site and under their codes: what it is called, what the trade calls it, in the
 * singular and the plural where an ending changes more than two letters. Commas are for the reader. Never shown.
 */
export type Words = Readonly<Record<'en' | 'sp' | 'gr' | 'it' | 'rs', string>>;
