/** The next format and the moment it is planned for: the one place to change. A sample, and said to be. */
export const announcement = { plannedFor: Date.UTC(2027, 5, 1, 9) } as const;
