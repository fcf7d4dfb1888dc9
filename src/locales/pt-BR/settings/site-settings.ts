export default {
  language: 'Idioma',
  languageLead: 'Para você em toda parte: na sua conta e neste dispositivo.',
  look: 'Aparência',
  lookLead: 'Neste dispositivo.',
  data: 'Dados',
  dataLead: 'Neste dispositivo: se as imagens e os vídeos esperam até você pedir.',
  privacy: 'Privacidade',
  privacyLead: 'O que as outras pessoas podem fazer.',
  consent: 'Confirmação de idade',
  consentLead:
    'Você confirmou neste dispositivo que é maior de idade. Se for perguntado de novo, nada aparece antes da sua resposta.',
  askAgain: 'Perguntar de novo',
  withdrawn: 'A pergunta é feita de novo agora.',
};
