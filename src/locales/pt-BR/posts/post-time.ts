export default {
  when: 'Quando',
  now: 'Agora',
  later: 'Agendar',
  day: 'Dia',
  time: 'Horário ({{zone}})',
  distance: {
    minutes: 'Em {{minutes}} min',
    hours: 'Em {{hours}} h {{minutes}} min',
    days: 'Em {{days}} d {{hours}} h',
  },
  unset: 'Escolha um dia e um horário.',
  past: 'Este horário já passou.',
  publishNow: 'Publicar agora',
  skipped:
    '{{time}} não existe em {{day}} ({{zone}}): o relógio é adiantado. Escolha {{next}} ou mais tarde.',
  doubled: '{{time}} acontece duas vezes em {{day}}.',
  first: 'A primeira, horário de verão',
  second: 'A segunda, horário de inverno',
  outOfRange: 'Escolha um horário de 5 minutos a 90 dias a partir de agora.',
};
