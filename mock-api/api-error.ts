/** Thrown by an endpoint to answer with status 400. Without a message the answer is the endpoint's own sentence (endpoint.ts). */
export class ApiError extends Error {}
