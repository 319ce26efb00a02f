import type { invoices as labels } from '#app/i18n/dictionaries/en/invoices.ts';

export const invoices = {
  Invoice: 'Factura',
  'Customers and invoices are invented. Nobody owes anything.': 'Los clientes y las facturas son inventados. Nadie debe nada.',
  'The invoices could not be loaded.': 'No se pudieron cargar las facturas.',
  'The invoice could not be loaded.': 'No se pudo cargar la factura.',
  'There are no invoices.': 'No hay facturas.',
  'Invoices: {{n}}': 'Facturas: {{n}}',
  'All invoices': 'Todas las facturas',
  'Other invoices': 'Otras facturas',
  Open: 'Pendiente de pago',
  Overdue: 'Vencida',
  Refunded: 'Reembolsada',
  Due: 'Vence',
  'Billed to': 'Facturado a',
  Order: 'Pedido',
  'Line total': 'Importe',
  Subtotal: 'Subtotal',
  Shipping: 'Envío',
  free: 'gratis',
  'VAT, {{share}}': 'IVA, {{share}}',
  'Reverse charge: the customer accounts for VAT.': 'Inversión del sujeto pasivo: el cliente liquida el IVA.',
  'A sample invoice: nothing is owed and nothing was sold.': 'Una factura de ejemplo: no se debe nada y no se ha vendido nada.',
  Print: 'Imprimir',
  'To keep it as a PDF, print it and choose “Save as PDF” as the printer.':
    'Para guardarla en PDF, imprímela y elige «Guardar como PDF» como impresora.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
