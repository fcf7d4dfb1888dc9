import { createContext, use, type ReactNode } from 'react';

const BrandContext = createContext<string | null>(null);

/** Gives the product's name to every view below it; the name is a setting, never a literal. */
export function BrandProvider({ brand, children }: { brand: string; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The product's name. Throws outside a BrandProvider. */
export function useBrand(): string {
  const brand = use(BrandContext);
  if (brand === null) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
