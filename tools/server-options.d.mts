export const serverOptions: readonly string[];
