export default {
  date: {
    open: 'Abrir o calendário',
    calendar: 'Calendário',
    months: '{{shown}}, escolher um mês',
    years: '{{shown}}, escolher um ano',
    chosen: '{{day}}, escolhido',
    unavailable: '{{day}}, indisponível',
    next: { month: 'Próximo mês', year: 'Próximo ano', decade: 'Próximos dez anos' },
    previous: { month: 'Mês anterior', year: 'Ano anterior', decade: 'Dez anos anteriores' },
    part: { year: 'Ano', month: 'Mês', day: 'Dia' },
    placeholder: { year: 'aaaa', month: 'mm', day: 'dd' },
  },
  emoji: {
    open: 'Adicionar emoji',
    panel: 'Emoji',
    search: 'Buscar emoji',
    tone: 'Mudar o tom de pele',
    none: 'Nenhum emoji tem esse nome.',
    added: '{{emoji}} adicionado',
  },
  copy: {
    copy: 'Copiar',
    done: 'Copiado',
    copied: 'Copiado para a área de transferência.',
    refused: 'O navegador não permitiu copiar. O texto está selecionado: copie você mesmo.',
  },
  choices: { open: 'Mostrar a lista', none: 'Nada encontrado.', remove: 'Remover {{choice}}' },
};
