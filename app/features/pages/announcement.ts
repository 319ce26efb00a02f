/** The next format and the moment it is planned for: change them here only. A sample, and marked as one. */
export const announcement = { plannedFor: Date.UTC(2027, 5, 1, 9) } as const;
