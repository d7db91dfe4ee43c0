// The plainest cart there can be, for a test that walks it beside the real one: a few products by
// name, two coupons, three places. It works its totals out from scratch at every step.

export interface ModelProduct {
  price: number;
  stock: number | null;
  min: number;
  max: number;
  step: number;
  once: boolean;
  shipped: boolean;
}

export type ModelPlace = 'US' | 'NY' | 'FR';

export interface ModelTotals {
  count: number;
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

const TAX = 0.08875;

export class ModelCart {
  readonly products: Readonly<Record<string, ModelProduct>>;
  lines = new Map<string, number>();
  removed = new Map<string, number>();
  saved = new Map<string, number>();
  coupons = new Set<string>();
  place: ModelPlace = 'US';
  rate: string | null = null;

  constructor(products: Readonly<Record<string, ModelProduct>>) {
    this.products = products;
  }

  private product(name: string): ModelProduct {
    const product = this.products[name];
    if (!product) throw new Error(`no product ${name}`);
    return product;
  }

  private fits(name: string, quantity: number): boolean {
    const { stock, min, max, step } = this.product(name);
    if (stock !== null && quantity > stock) return false;
    return quantity >= min && quantity <= max && quantity % step === 0;
  }

  add(name: string, quantity: number): boolean {
    const held = this.lines.get(name) ?? 0;
    if (!Number.isInteger(quantity) || quantity < 1) return false;
    if (this.product(name).once && held > 0) return false;
    if (!this.fits(name, held + quantity)) return false;
    this.lines.set(name, held + quantity);
    this.removed.delete(name);
    return true;
  }

  set(name: string, quantity: number): boolean {
    if (!this.lines.has(name)) return false;
    if (quantity === 0) return this.remove(name);
    if (!Number.isInteger(quantity) || quantity < 0 || !this.fits(name, quantity)) return false;
    this.lines.set(name, quantity);
    return true;
  }

  remove(name: string): boolean {
    return move(name, this.lines, this.removed);
  }

  undo(name: string): boolean {
    return !this.lines.has(name) && move(name, this.removed, this.lines);
  }

  empty(): boolean {
    for (const name of [...this.lines.keys()]) this.remove(name);
    return true;
  }

  save(name: string): boolean {
    return move(name, this.lines, this.saved);
  }

  unsave(name: string): boolean {
    const savedLine = this.saved.get(name);
    if (savedLine === undefined || !this.add(name, savedLine)) return false;
    return this.saved.delete(name);
  }

  apply(code: string): boolean {
    if (this.coupons.has(code)) return false;
    this.coupons.add(code);
    return true;
  }

  private goods() {
    const lines = [...this.lines].map(([name, quantity]) => ({
      shipped: this.product(name).shipped,
      amount: this.product(name).price * quantity,
    }));
    const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
    const tenth = this.coupons.has('TEN') ? subtotal / 10 : 0;
    const five = this.coupons.has('FIVE') ? Math.min(500, subtotal - tenth) : 0;
    return { lines, subtotal, discount: tenth + five };
  }

  /** Shipping methods by title with their cost, the first being taken unless another was chosen. */
  offered(): [title: string, cost: number][] {
    const { lines, subtotal, discount } = this.goods();
    if (!lines.some((line) => line.shipped)) return [];
    if (this.place === 'FR') return [['Abroad', 1500]];
    const free = subtotal - discount >= 7500 || this.coupons.has('SHIP');
    return [...(free ? [['Free', 0] as [string, number]] : []), ['Post', 600], ['Collect', 0]];
  }

  choose(title: string): boolean {
    if (!this.offered().some(([name]) => name === title)) return false;
    this.rate = title;
    return true;
  }

  totals(): ModelTotals {
    const { lines, subtotal, discount } = this.goods();
    const offered = this.offered();
    const [method = '', shipping = 0] =
      offered.find(([title]) => title === this.rate) ?? offered[0] ?? [];
    const lowered = (amount: number) => (this.coupons.has('TEN') ? amount * 0.9 : amount);
    const taxed =
      // What is collected is taxed where the shop is.
      this.place === 'NY' && method !== 'Collect'
        ? [...lines.map((line) => lowered(line.amount)), shipping]
        : [];
    const tax = taxed.reduce((sum, amount) => sum + Math.round(amount * TAX), 0);
    return {
      count: [...this.lines.values()].reduce((sum, quantity) => sum + quantity, 0),
      subtotal,
      discount,
      shipping,
      tax,
      total: subtotal - discount + shipping + tax,
    };
  }
}

function move(name: string, from: Map<string, number>, to: Map<string, number>): boolean {
  const quantity = from.get(name);
  if (quantity === undefined) return false;
  from.delete(name);
  to.set(name, quantity);
  return true;
}
