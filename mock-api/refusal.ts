/** What an endpoint throws to answer 400. Without a sentence of its own it says the endpoint's (endpoint.ts). */
export class Refusal extends Error {}
