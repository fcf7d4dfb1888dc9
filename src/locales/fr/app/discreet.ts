export default {
  label: 'Mode discret',
  help: 'Masque les noms, les montants, les images et le titre de l’onglet sur cet appareil. Ce que vous allez payer reste toujours visible. Touches : Shift+Alt+D.',
};
