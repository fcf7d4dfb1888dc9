export default {
  when: 'Cuándo',
  now: 'Ahora',
  later: 'Programar',
  day: 'Día',
  time: 'Hora en {{zone}}',
  distance: {
    minutes: 'Dentro de {{minutes}} min',
    hours: 'Dentro de {{hours}} h {{minutes}} min',
    days: 'Dentro de {{days}} d {{hours}} h',
  },
  unset: 'Elige un día y una hora.',
  past: 'Esta hora ya pasó.',
  publishNow: 'Publicar ahora',
  skipped:
    'Las {{time}} no existen el {{day}} en {{zone}}: los relojes se adelantan. Elige las {{next}} o más tarde.',
  doubled: 'Las {{time}} ocurren dos veces el {{day}}.',
  first: 'La primera, horario de verano',
  second: 'La segunda, horario de invierno',
  outOfRange: 'Elige una hora entre 5 minutos y 90 días a partir de ahora.',
};
