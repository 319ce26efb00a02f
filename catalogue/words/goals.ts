import type { PaymentModel } from '../payment-models.ts';
import type { Goal } from '../vocabulary.ts';
import type { Words } from './words.ts';

export const goalWords: Readonly<Record<Goal, Words>> = {
  awareness: {
    en: 'awareness, branding, brand lift, reach, recall, attention, upper funnel',
    sp: 'notoriedad, reconocimiento, imagen de marca, alcance, recuerdo, atención',
    gr: 'Bekanntheit, Markenbekanntheit, Branding, Reichweite, Erinnerung, Aufmerksamkeit',
    it: 'notorietà, consapevolezza, immagine di marca, copertura, ricordo, attenzione',
    rs: 'узнаваемость, имидж, брендинг, охват, запоминаемость, внимание',
  },
  launch: {
    en: 'launch, product launch, new product, release, premiere',
    sp: 'lanzamiento, lanzar, producto nuevo, estreno, novedad',
    gr: 'Launch, Markteinführung, Produkteinführung, Neuheit, neues Produkt, Premiere',
    it: 'lancio, lanciare, nuovo prodotto, novità, anteprima',
    rs: 'запуск, вывод на рынок, новинка, новый продукт, премьера',
  },
  traffic: {
    en: 'traffic, clicks, click, visits, website visits, landing page, CTR',
    sp: 'tráfico, clics, visitas, visitas a la web',
    gr: 'Traffic, Klicks, Besuche, Website-Besuche, Besucher',
    it: 'traffico, clic, visite, visite al sito',
    rs: 'трафик, клики, переходы, посещения сайта',
  },
  'video views': {
    en: 'video views, completed view, completed views, completion, view-through rate, VTR, VCR',
    sp: 'visualizaciones, vídeo completo, reproducciones',
    gr: 'Videoaufrufe, Video Views, Sichtungen, vollständig gesehen, Durchsichtrate',
    it: 'visualizzazioni, visualizzazioni complete, riproduzioni',
    rs: 'просмотры, просмотры видео, досмотры, полный просмотр',
  },
  leads: {
    en: 'leads, lead generation, lead gen, sign-up, registration, enquiry',
    sp: 'leads, captación, contactos, registro, registros, solicitud',
    gr: 'Leads, Leadgenerierung, Anmeldung, Registrierung, Anfrage',
    it: 'lead, contatti, generazione di contatti, registrazione, iscrizione, richiesta',
    rs: 'лиды, лид, лидогенерация, заявки, заявка, регистрация',
  },
  installs: {
    en: 'installs, install, app install, app download, user acquisition, UA, app',
    sp: 'instalaciones, instalar, descargas, descarga, aplicación',
    gr: 'Installationen, Installation, App-Installation, Downloads, App',
    it: 'installazioni, installare, download, app, applicazione',
    rs: 'установки, установка, скачивания, приложение',
  },
  sales: {
    en: 'sales, sale, conversion, conversions, orders, purchase, buy, performance, ROAS, ROI, revenue',
    sp: 'ventas, venta, conversión, conversiones, pedidos, compra, ingresos',
    gr: 'Verkauf, Verkäufe, Umsatz, Abverkauf, Konversion, Conversion, Bestellungen, Kauf',
    it: 'vendite, vendita, conversione, conversioni, ordini, acquisto, fatturato',
    rs: 'продажи, продажа, конверсия, конверсии, заказы, покупка, выручка',
  },
  'store visits': {
    en: 'store visits, footfall, drive to store, in-store, coupon, coupons, voucher, promotion, discount',
    sp: 'visitas a tienda, punto de venta, cupón, cupones, vale, promoción, descuento',
    gr: 'Filialbesuche, Drive-to-Store, Frequenz, Gutschein, Gutscheine, Coupon, Aktion, Rabatt',
    it: 'visite in negozio, punto vendita, buono, buoni sconto, coupon, promozione, sconto',
    rs: 'визиты в магазин, посещаемость, купон, купоны, промокод, акция, скидка',
  },
};

export const modelWords: Readonly<Record<PaymentModel, Words>> = {
  CPM: {
    en: 'CPM, cost per mille, cost per thousand, impressions, vCPM',
    sp: 'coste por mil, impresiones',
    gr: 'TKP, Tausenderkontaktpreis, Tausend-Kontakt-Preis, Impressionen, Sichtkontakte',
    it: 'costo per mille, impressioni',
    rs: 'цена за тысячу показов, показы',
  },
  CPC: { en: 'CPC, cost per click, PPC', sp: 'coste por clic', gr: 'Klickpreis, Kosten pro Klick', it: 'costo per clic', rs: 'цена за клик' },
  CPCV: {
    en: 'CPCV, CPV, cost per completed view, cost per view',
    sp: 'coste por visualización completa',
    gr: 'Kosten pro vollständigem View',
    it: 'costo per visualizzazione completa',
    rs: 'цена за досмотр, цена за просмотр',
  },
  CPL: { en: 'CPL, cost per lead', sp: 'coste por lead', gr: 'Kosten pro Lead', it: 'costo per lead', rs: 'цена за лид' },
  CPI: {
    en: 'CPI, cost per install',
    sp: 'coste por instalación',
    gr: 'Kosten pro Installation',
    it: 'costo per installazione',
    rs: 'цена за установку',
  },
  CPS: {
    en: 'CPS, cost per sale, CPO, cost per order',
    sp: 'coste por venta',
    gr: 'Kosten pro Verkauf',
    it: 'costo per vendita',
    rs: 'цена за продажу, цена за заказ',
  },
  CPA: {
    en: 'CPA, cost per action, cost per acquisition, affiliate',
    sp: 'coste por acción, coste por adquisición, afiliación',
    gr: 'Kosten pro Aktion, Affiliate',
    it: 'costo per azione, costo per acquisizione, affiliazione',
    rs: 'цена за действие, партнёрка',
  },
};
