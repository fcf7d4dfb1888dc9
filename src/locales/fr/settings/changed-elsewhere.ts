export default {
  title: 'Modifié dans un autre onglet ou sur un autre appareil.',
  more: 'Voici ce qui y est enregistré :',
  empty: 'Vide',
  load: 'Charger cette version',
  keep: 'Garder la mienne',
};
