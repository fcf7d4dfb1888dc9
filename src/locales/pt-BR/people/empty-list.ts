export default {
  subscriptionsTitle: 'Nenhuma assinatura ainda',
  subscriptionsText:
    'Os criadores que você assinar estarão aqui, com a data e o preço da próxima cobrança.',
  followedTitle: 'Você ainda não segue ninguém',
  followedText: 'As pessoas que você segue estarão aqui, e as publicações delas no seu feed.',
  subscribersTitle: 'Nenhum assinante ainda',
  subscribersText: 'Quem paga pelas suas publicações estará aqui, com a data até quando vale.',
  followersTitle: 'Nenhum seguidor ainda',
  followersText: 'As pessoas que seguem você estarão aqui. Publicar algo é um bom começo.',
  blacklistTitle: 'Você não limitou ninguém',
  blacklistText:
    'As pessoas que você silenciar, restringir ou bloquear estarão aqui, e aqui você pode remover os limites.',
};
