/** RFC 5321: a path of 256 characters with its two angle brackets. */
export const MAX_EMAIL = 254;

/** Any address that mail takes and that has a dot in its domain: quoted names and all alphabets, too. The one pattern of briefs and accounts. */
export const EMAIL = /^(?:[^\s@"<>(),;:\\[\]]+|"[^"\s\\]+")@[^\s@.<>(),;:\\[\]]+(?:\.[^\s@.<>(),;:\\[\]]+)+$/u;
