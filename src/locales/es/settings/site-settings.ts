export default {
  language: 'Idioma',
  languageLead: 'Para ti en todas partes: en tu cuenta y en este dispositivo.',
  look: 'Aspecto',
  lookLead: 'En este dispositivo.',
  data: 'Datos',
  dataLead: 'En este dispositivo: si las imágenes y los vídeos esperan a que los pidas.',
  privacy: 'Privacidad',
  privacyLead: 'Lo que pueden hacer otras personas.',
  consent: 'Confirmación de edad',
  consentLead:
    'Confirmaste en este dispositivo que eres mayor de edad. Si se vuelve a preguntar, no se muestra nada hasta que respondas.',
  askAgain: 'Volver a preguntarme',
  withdrawn: 'Se vuelve a preguntar ahora.',
};
