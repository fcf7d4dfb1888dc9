export default {
  album: {
    more: {
      one: 'Mais {{count}} arquivo',
      many: 'Mais {{count}} de arquivos',
      other: 'Mais {{count}} arquivos',
    },
    open: 'Abrir {{picture}}',
  },

  copyField: {
    copy: 'Copiar',
    done: 'Copiado',
    copied: 'Copiado para a área de transferência.',
    refused: 'O navegador não permitiu copiar. O texto está selecionado: copie manualmente.',
  },

  datePicker: {
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
  },

  emojiField: {
    open: 'Adicionar emoji',
    panel: 'Emoji',
    search: 'Buscar emoji',
    tone: 'Mudar o tom de pele',
    none: 'Nenhum emoji tem esse nome.',
    added: '{{emoji}} adicionado',
  },

  lightbox: {
    previous: 'Anterior',
    next: 'Próximo',
  },

  multiselectField: {
    open: 'Mostrar a lista',
    none: 'Nada encontrado.',
    remove: 'Remover {{choice}}',
  },

  recoveryCodes: {
    download: 'Baixar',
    print: 'Imprimir',
    refused:
      'O navegador não permitiu copiar. Selecione os códigos e copie-os, ou baixe o arquivo.',
  },
};
