import type { InputField } from '#protocol/brief-fields.ts';

/** The fields that the copy lists besides the message: all inputs except the mail address, and all choices except links. */
export type CopiedField = Exclude<InputField, 'email'> | 'country' | 'formats' | 'model' | 'budget';

type CopyText = Readonly<Record<'code' | 'subject' | 'thanks' | 'answer' | 'mistake' | 'sent', string> & { rows: Record<CopiedField, string> }>;

/** The texts of the copy. */
export const copyTexts = [
  {
    code: 'en',
    subject: 'We have your campaign brief',
    thanks: 'Thank you. We have your campaign brief. Your reference:',
    answer: 'A planner sends you a plan within two working days. You can answer this mail.',
    mistake: 'You did not send it? Then somebody typed your address by mistake: tell us, and we erase it.',
    sent: 'What was sent:',
    rows: {
      name: 'Name',
      phone: 'Phone',
      company: 'Company',
      country: 'Country',
      formats: 'Formats',
      model: 'KPI model',
      budget: 'Budget',
      startDate: 'Start',
    },
  },
  {
    code: 'gr',
    subject: 'Ihr Kampagnen-Briefing ist angekommen',
    thanks: 'Danke. Ihr Kampagnen-Briefing ist angekommen. Ihre Referenz:',
    answer: 'Innerhalb von zwei Werktagen erhalten Sie von unserer Planung einen Plan. Sie können auf diese Mail antworten.',
    mistake: 'Sie haben nichts gesendet? Dann hat jemand versehentlich Ihre Adresse eingetippt: Sagen Sie es uns, und wir löschen es.',
    sent: 'Das wurde gesendet:',
    rows: {
      name: 'Name',
      phone: 'Telefon',
      company: 'Unternehmen',
      country: 'Land',
      formats: 'Formate',
      model: 'KPI-Modell',
      budget: 'Budget',
      startDate: 'Start',
    },
  },
  {
    code: 'sp',
    subject: 'Tenemos tu brief de campaña',
    thanks: 'Gracias. Tenemos tu brief de campaña. Tu referencia:',
    answer: 'Un planificador te envía un plan en dos días laborables. Puedes responder a este correo.',
    mistake: '¿No lo has enviado tú? Entonces alguien escribió tu dirección por error: avísanos y lo borramos.',
    sent: 'Lo que se envió:',
    rows: {
      name: 'Nombre',
      phone: 'Teléfono',
      company: 'Empresa',
      country: 'País',
      formats: 'Formatos',
      model: 'Modelo de KPI',
      budget: 'Presupuesto',
      startDate: 'Inicio',
    },
  },
  {
    code: 'it',
    subject: 'Abbiamo ricevuto il tuo brief',
    thanks: 'Grazie. Abbiamo ricevuto il tuo brief di campagna. Il tuo riferimento:',
    answer: 'Un planner ti manda un piano entro due giorni lavorativi. Puoi rispondere a questa e-mail.',
    mistake: 'Non l’hai inviato tu? Allora qualcuno ha scritto il tuo indirizzo per errore: dillo a noi e lo cancelliamo.',
    sent: 'Che cosa è stato inviato:',
    rows: {
      name: 'Nome',
      phone: 'Telefono',
      company: 'Azienda',
      country: 'Paese',
      formats: 'Formati',
      model: 'Modello KPI',
      budget: 'Budget',
      startDate: 'Inizio',
    },
  },
  {
    code: 'rs',
    subject: 'Мы получили ваш бриф',
    thanks: 'Спасибо. Мы получили ваш бриф рекламной кампании. Его номер:',
    answer: 'В течение двух рабочих дней наш специалист пришлёт вам план. На это письмо можно ответить.',
    mistake: 'Вы ничего не отправляли? Значит, кто-то указал ваш адрес по ошибке: сообщите нам, и мы всё удалим.',
    sent: 'Что было отправлено:',
    rows: {
      name: 'Имя',
      phone: 'Телефон',
      company: 'Компания',
      country: 'Страна',
      formats: 'Форматы',
      model: 'KPI-модель',
      budget: 'Бюджет',
      startDate: 'Начало',
    },
  },
] as const satisfies readonly CopyText[];
