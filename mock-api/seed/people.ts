/** The invented team: authors of mails and messages, members of projects and tasks. */
export const people = {
  maren: { id: 1, name: 'Maren Holt', designation: 'Account Lead', email: 'maren.holt@surge.example', skills: 'Media planning' },
  jonas: { id: 2, name: 'Jonas Ekström', designation: 'Creative Technologist', email: 'jonas.ekstrom@surge.example', skills: 'Canvas and motion' },
  priya: { id: 3, name: 'Priya Raman', designation: 'Performance Analyst', email: 'priya.raman@surge.example', skills: 'Attribution' },
  tomas: { id: 4, name: 'Tomás Ferreira', designation: 'Publisher Manager', email: 'tomas.ferreira@surge.example', skills: 'Inventory' },
  aiko: { id: 5, name: 'Aiko Tanabe', designation: 'Creative Technologist', email: 'aiko.tanabe@surge.example', skills: '3D and shaders' },
  lucia: { id: 6, name: 'Lucia Bianchi', designation: 'Account Lead', email: 'lucia.bianchi@surge.example', skills: 'Retail and food' },
  omar: { id: 7, name: 'Omar Haddad', designation: 'Publisher Manager', email: 'omar.haddad@surge.example', skills: 'CTV partners' },
  nele: { id: 8, name: 'Nele Brandt', designation: 'Performance Analyst', email: 'nele.brandt@surge.example', skills: 'Fraud and quality' },
} as const;

export type Person = keyof typeof people;

export function toTeam(...names: readonly Person[]) {
  return names.map((name) => ({ id: people[name].id, name: people[name].name, skills: people[name].skills }));
}
