export default {
  accountClosed: {
    title: 'Sua conta está encerrada',
    heading: 'Sua conta será excluída em {{date}}',
    lead: 'Ninguém mais a vê e nada é cobrado. Até lá, um toque traz tudo de volta.',
    keep: 'Manter minha conta',
    ended: 'Estas renovações terminaram enquanto isso: {{names}}.',
    endedOne: '{{name}} em {{date}}',
    gone: 'Esta conta não existe mais.',
    goneText: 'Saia para criar uma nova.',
    welcome: 'Que bom ter você de volta. Nada foi excluído.',
    welcomeWithout:
      'Que bom ter você de volta. Nada foi excluído. Aqui estão as assinaturas que terminaram enquanto isso.',
    text: 'Ela foi excluída a seu pedido. Ninguém encontra o seu perfil e nada mais é cobrado.',
    help: 'Quer tê-la de volta? Veja em Contato como falar com quem mantém este site.',
  },

  dataSaver: {
    label: 'Economia de dados',
    auto: 'Automática',
    autoNow: 'Ativa agora: a rede está lenta ou seu navegador pede.',
    on: 'Ativada',
    off: 'Desativada',
  },

  discreet: {
    label: 'Modo discreto',
    help: 'Oculta nomes, valores, imagens e o título da aba neste dispositivo. O que você está prestes a pagar sempre aparece. Teclas: Shift+Alt+D.',
  },

  emailNotice: {
    changed: 'Seu e-mail mudou.',
  },

  exportNotice: {
    making: 'Fazendo sua cópia',
    ready: 'Sua cópia está pronta.',
    unfinished: 'Não foi possível terminar sua cópia.',
    view: 'Ver',
  },

  identityNotice: {
    text: 'Comprove sua identidade para vender e receber. Para comprar não é preciso nada.',
    start: 'Começar',
    later: 'Agora não',
    approved: 'Você pode vender e receber.',
    rejected: 'Não conseguimos verificar sua identidade.',
    why: 'Ver o motivo',
  },

  notAvailable: {
    title: 'Não disponível aqui',
    text: 'Este site não oferece este recurso.',
  },

  shortcuts: {
    label: 'Atalhos do teclado',
    on: 'Ativados',
    off: 'Desativados',
    show: 'Ver as teclas',
    copied: 'Link copiado: {{link}}',
    copyRefused: 'O navegador não nos deixa copiar. Este é o link: {{url}}',
  },
};
