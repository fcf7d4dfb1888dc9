export default {
  open: 'Abrir el calendario',
  calendar: 'Calendario',
  months: '{{shown}}, elegir un mes',
  years: '{{shown}}, elegir un año',
  chosen: '{{day}}, elegido',
  unavailable: '{{day}}, no disponible',
  next: {
    month: 'Mes siguiente',
    year: 'Año siguiente',
    decade: 'Diez años siguientes',
  },
  previous: {
    month: 'Mes anterior',
    year: 'Año anterior',
    decade: 'Diez años anteriores',
  },
  part: {
    year: 'Año',
    month: 'Mes',
    day: 'Día',
  },
  placeholder: {
    year: 'aaaa',
    month: 'mm',
    day: 'dd',
  },
};
