/** A parameter of an address that the server's page depends on. The feature that reads it declares it, and page-address.ts lists it: any other is dropped. */
export interface QueryParameter {
  readonly name: string;
  /** The known ones of the values given, each once, in one order. */
  parse(given: readonly string[]): readonly string[];
}

/** The parameter's known values in a query. */
export function readParameter(query: URLSearchParams, { name, parse }: QueryParameter): readonly string[] {
  return parse(query.getAll(name));
}
