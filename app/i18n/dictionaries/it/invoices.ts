import type { invoices as labels } from '#app/i18n/dictionaries/en/invoices.ts';

export const invoices = {
  Invoice: 'Fattura',
  'Customers and invoices are invented. Nobody owes anything.': 'Clienti e fatture sono inventati. Nessuno deve nulla.',
  'The invoices could not be loaded.': 'Impossibile caricare le fatture.',
  'The invoice could not be loaded.': 'Impossibile caricare la fattura.',
  'There are no invoices.': 'Non ci sono fatture.',
  'Invoices: {{n}}': 'Fatture: {{n}}',
  'All invoices': 'Tutte le fatture',
  'Other invoices': 'Altre fatture',
  Open: 'Da pagare',
  Overdue: 'Scaduta',
  Refunded: 'Rimborsata',
  Due: 'Scadenza',
  'Billed to': 'Intestata a',
  Order: 'Ordine',
  'Line total': 'Importo',
  Subtotal: 'Subtotale',
  Shipping: 'Spedizione',
  free: 'gratuita',
  'VAT, {{share}}': 'IVA, {{share}}',
  'Reverse charge: the customer accounts for VAT.': 'Inversione contabile: l’IVA è a carico del cliente.',
  'A sample invoice: nothing is owed and nothing was sold.': 'Una fattura di esempio: nulla è dovuto e nulla è stato venduto.',
  Print: 'Stampa',
  'To keep it as a PDF, print it and choose “Save as PDF” as the printer.':
    'Per conservarla in PDF, stampala e scegli «Salva come PDF» come stampante.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
