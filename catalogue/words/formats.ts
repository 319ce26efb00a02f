import type { Device } from '../demo.ts';
import type { FormatName } from '../formats.ts';
import type { Words } from './words.ts';

export const formatWords: Readonly<Record<FormatName, Words>> = {
  Gamification: {
    en: 'gamification, gamified, game, games, gaming, mini-game, minigame, advergame, playable, play',
    sp: 'gamificación, ludificación, juego, juegos, minijuego, jugar, jugable',
    gr: 'Gamification, Gamifizierung, Spiel, Spiele, Minispiel, Werbespiel, spielbar, spielen',
    it: 'gamification, ludicizzazione, gioco, giochi, minigioco, minigiochi, giocare, giocabile',
    rs: 'геймификация, игра, игры, игру, мини-игра, играть, игровой',
  },
  Interactive: {
    en: 'interactive, interaction, engagement, expandable',
    sp: 'interactivo, interactiva, interacción, participación',
    gr: 'interaktiv, Interaktion, Engagement',
    it: 'interattivo, interattiva, interazione, coinvolgimento',
    rs: 'интерактив, интерактивный, взаимодействие, вовлечение',
  },
  '3D Roll and 3D Xplore': {
    en: '3D, three-dimensional, 360, WebGL, rotate, product view, explore',
    sp: '3D, tridimensional, girar, rotar, explorar',
    gr: '3D, dreidimensional, drehen, 360 Grad, erkunden',
    it: '3D, tridimensionale, ruotare, esplorare',
    rs: '3D, 3Д, трёхмерный, вращать, 360 градусов',
  },
  'Sticky and Scrolling': {
    en: 'sticky, scroll, scroller, scrolling, parallax, reveal, anchor, adhesion',
    sp: 'sticky, fijo, desplazamiento, scroll, parallax',
    gr: 'Sticky, scrollen, Scroller, Parallaxe, Parallax, mitlaufend',
    it: 'sticky, fisso, scorrimento, scroll, parallasse',
    rs: 'липкий, закреплённый, прокрутка, скролл, параллакс',
  },
  Horizon: {
    en: 'horizon, panorama, panoramic, wide',
    sp: 'horizonte, panorama, panorámico',
    gr: 'Horizont, Panorama',
    it: 'orizzonte, panorama, panoramico',
    rs: 'горизонт, панорама, панорамный',
  },
  '4D Card and Swiper': {
    en: '4D, card, cards, swipe, swiper, flip, carousel',
    sp: '4D, tarjeta, tarjetas, deslizar, carrusel',
    gr: '4D, Karte, Karten, wischen, Karussell',
    it: '4D, carta, carte, scorrere, swipe, carosello',
    rs: '4D, карта, карточка, карточки, свайп, листать, карусель',
  },
  CTV: {
    en: 'CTV, connected TV, smart TV, addressable TV, OTT, television, telly, big screen, living room, streaming, HbbTV, FAST, remote control, lean back',
    sp: 'CTV, televisión conectada, televisión, tele, televisor, TV, pantalla grande, salón, mando a distancia, mando',
    gr: 'CTV, Fernseher, Fernsehen, Addressable TV, ATV, Smart-TV, HbbTV, Großbildschirm, Wohnzimmer, Fernbedienung',
    it: 'CTV, TV connessa, televisione, televisore, tivù, grande schermo, salotto, telecomando',
    rs: 'CTV, телевизор, телевидение, ТВ, смарт-ТВ, подключённое ТВ, большой экран, стриминг, пульт',
  },
};

export const deviceWords: Readonly<Record<Device, Words>> = {
  desktop: {
    en: 'desktop, laptop, computer, PC, notebook',
    sp: 'escritorio, ordenador, portátil, computadora',
    gr: 'Desktop, Rechner, Computer, Laptop',
    it: 'desktop, computer, portatile',
    rs: 'десктоп, компьютер, ноутбук, ПК',
  },
  mobile: {
    en: 'mobile, phone, smartphone, cell phone, in-app, mobile web, iPhone, Android',
    sp: 'móvil, móviles, teléfono, celular',
    gr: 'Handy, Mobil, Smartphone, Telefon, Mobiltelefon',
    it: 'mobile, cellulare, telefono, telefonino, smartphone',
    rs: 'мобильный, телефон, смартфон, мобильник',
  },
};
