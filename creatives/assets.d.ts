declare module '*.svg' {
  const text: string;
  export default text;
}

/** The file's address, seen from the ad's page; in a page that must be one file, the picture itself. What is imported so goes along when the ad is taken away. */
declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.mp4' {
  const address: string;
  export default address;
}
