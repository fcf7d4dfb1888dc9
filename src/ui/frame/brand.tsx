import { createContext, use, type ReactNode } from 'react';
import { useText } from '../texts/text.tsx';

const BrandContext = createContext<string | null>(null);

/** Gives the product's name to every view below it; the name is a setting, never a literal. */
export function BrandProvider({ brand, children }: { brand: string; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** Returns the product's name; a neutral word in discreet mode. */
export function useShownBrand(brand: string): string {
  const { t, hidden } = useText();
  return hidden.names ? t('ui.loading.page') : brand;
}

/** The product's name, as it is shown. Throws outside a BrandProvider. */
export function useBrand(): string {
  const brand = use(BrandContext);
  if (brand === null) throw new Error('useBrand needs a BrandProvider above it.');
  return useShownBrand(brand);
}
