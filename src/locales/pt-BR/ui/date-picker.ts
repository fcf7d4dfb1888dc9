export default {
  open: 'Abrir o calendário',
  calendar: 'Calendário',
  months: '{{shown}}, escolher um mês',
  years: '{{shown}}, escolher um ano',
  chosen: '{{day}}, escolhido',
  unavailable: '{{day}}, indisponível',
  next: {
    month: 'Próximo mês',
    year: 'Próximo ano',
    decade: 'Próximos dez anos',
  },
  previous: {
    month: 'Mês anterior',
    year: 'Ano anterior',
    decade: 'Dez anos anteriores',
  },
  part: {
    year: 'Ano',
    month: 'Mês',
    day: 'Dia',
  },
  placeholder: {
    year: 'aaaa',
    month: 'mm',
    day: 'dd',
  },
};
