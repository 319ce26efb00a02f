import type { Trade } from '../vocabulary.ts';
import type { Words } from './words.ts';

export const tradeWords: Readonly<Record<Trade, Words>> = {
  drinks: {
    en: 'drinks, drink, beverages, FMCG, CPG, consumer goods, refreshment',
    sp: 'bebidas, bebida, refrescos, gran consumo',
    gr: 'Getränke, Getränk, Erfrischung, Konsumgüter',
    it: 'bevande, bevanda, bibite, bere, largo consumo',
    rs: 'напитки, напиток, товары повседневного спроса',
  },
  food: {
    en: 'food, groceries, grocery, eating, meal, snack, nutrition, restaurant, FMCG, CPG',
    sp: 'comida, alimentación, alimentos, restaurante, gran consumo',
    gr: 'Essen, Lebensmittel, Nahrungsmittel, Speisen, Restaurant, Gastronomie, Konsumgüter',
    it: 'cibo, alimentari, alimentazione, ristorante, ristorazione, largo consumo',
    rs: 'еда, продукты, питание, ресторан, общепит',
  },
  finance: {
    en: 'finance, financial services, bank, banking, fintech, insurance, money, account, payment, loan, credit, investing',
    sp: 'finanzas, banco, banca, seguros, dinero, cuenta, pagos, crédito',
    gr: 'Finanzen, Finanzdienstleister, Bank, Banken, Versicherung, Geld, Konto, Zahlung, Kredit',
    it: 'finanza, banca, assicurazioni, assicurazione, soldi, conto, pagamenti, credito',
    rs: 'финансы, банк, банки, финтех, страхование, деньги, счёт, платежи, кредит',
  },
  electronics: {
    en: 'electronics, consumer electronics, tech, technology, gadget, device, hardware',
    sp: 'electrónica, tecnología, dispositivo, aparatos',
    gr: 'Elektronik, Unterhaltungselektronik, Technik, Technologie, Gerät',
    it: 'elettronica, tecnologia, dispositivo',
    rs: 'электроника, техника, технологии, гаджеты',
  },
  travel: {
    en: 'travel, tourism, holiday, vacation, trip, journey, destination, leisure, hospitality',
    sp: 'viaje, viajes, viajar, turismo, vacaciones, destino, ocio',
    gr: 'Reise, Reisen, Urlaub, Tourismus, Touristik, Ferien, Reiseziel, Freizeit',
    it: 'viaggio, viaggi, viaggiare, turismo, vacanza, vacanze, destinazione, tempo libero',
    rs: 'путешествие, путешествия, туризм, отпуск, поездка, отдых',
  },
  automotive: {
    en: 'automotive, auto, autos, car, cars, vehicle, motor, mobility',
    sp: 'automoción, auto, coche, coches, automóvil, carro, vehículo, motor',
    gr: 'Automobil, Auto, Autos, Fahrzeug, Pkw, Wagen, Kfz, Mobilität',
    it: 'automotive, auto, automobile, macchina, macchine, veicolo, motori',
    rs: 'автомобиль, авто, машина, машины, автопром, транспорт',
  },
  beauty: {
    en: 'beauty, cosmetics, personal care, wellness, pharmacy, health',
    sp: 'belleza, cosmética, cosméticos, cuidado personal, bienestar, farmacia, salud',
    gr: 'Beauty, Schönheit, Kosmetik, Körperpflege, Pflege, Wellness, Apotheke, Gesundheit',
    it: 'bellezza, cosmetica, cosmetici, cura della persona, benessere, farmacia, salute',
    rs: 'красота, косметика, уход, здоровье, аптека',
  },
  property: {
    en: 'property, real estate, housing, house, flat, apartment, rental, developer, architecture',
    sp: 'inmobiliaria, inmobiliario, inmuebles, vivienda, casa, alquiler, arquitectura',
    gr: 'Immobilien, Immobilie, Makler, Haus, Wohnung, Vermietung, Architektur',
    it: 'immobiliare, immobili, casa, affitto, architettura',
    rs: 'недвижимость, жильё, квартира, квартиры, дом, аренда, застройщик, архитектура',
  },
  fashion: {
    en: 'fashion, luxury, style, accessories, jewellery, jewelry',
    sp: 'moda, lujo, estilo, accesorios, joyería, joyas',
    gr: 'Mode, Luxus, Stil, Accessoires, Schmuck, Juwelier',
    it: 'moda, lusso, stile, accessori, gioielli, gioielleria',
    rs: 'мода, люкс, роскошь, стиль, аксессуары, ювелирные украшения',
  },
  games: {
    en: 'games, game, gaming, mobile game, app, entertainment, esports',
    sp: 'juegos, juego, videojuegos, videojuego, aplicación, entretenimiento',
    gr: 'Spiele, Spiel, Gaming, Videospiel, App, Unterhaltung',
    it: 'giochi, gioco, videogiochi, videogioco, applicazione, intrattenimento',
    rs: 'игры, игра, игру, гейминг, видеоигра, приложение, развлечения',
  },
  home: {
    en: 'home, living, furniture, interior, decoration, household, design',
    sp: 'hogar, muebles, interiores, decoración, diseño',
    gr: 'Wohnen, Möbel, Einrichtung, Interieur, Dekoration, Haushalt, Design',
    it: 'casa, arredamento, mobili, interni, decorazione, design',
    rs: 'дом, мебель, интерьер, декор, дизайн, товары для дома',
  },
  retail: {
    en: 'retail, shop, shopping, e-commerce, ecommerce, online shop, D2C, DTC',
    sp: 'comercio, tienda, compras, comercio electrónico, tienda online, minorista',
    gr: 'Handel, Einzelhandel, Laden, Onlineshop, Einkaufen, E-Commerce',
    it: 'negozio, negozi, commercio, acquisti, shopping, e-commerce, vendita al dettaglio',
    rs: 'ритейл, розница, магазин, интернет-магазин, торговля, покупки, e-commerce',
  },
};
