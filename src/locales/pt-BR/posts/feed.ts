export default {
  loading: 'Carregando publicações',
  emptyTitle: 'Seu feed está tranquilo',
  emptyText:
    'As publicações de quem você segue vão aparecer aqui. Encontre primeiro alguém de quem goste.',
  confinedTitle: 'Confirme primeiro seu e-mail',
  confinedText:
    'Seu feed abre assim que seu e-mail for confirmado. Até lá, você pode explorar o que é público.',
  confirm: 'Confirmar meu e-mail',
  explore: 'Explorar',
  end: 'Você viu todas as publicações.',
  failed: 'Não conseguimos carregar seu feed. Tente de novo.',
  interrupted: 'Não conseguimos carregar mais publicações.',
  retry: 'Tentar de novo',
  refresh: 'Procurar novas publicações',
};
