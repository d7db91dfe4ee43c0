// Which status an order reaches once it is paid: one that is nothing but downloads is complete, since
// nothing is left to do for it. A service is virtual and no download: somebody sees to it.
// Example: two e-books are completed, an e-book and a mug are processed.

export interface PaidItem {
  virtual: boolean;
  downloadable: boolean;
}

export function paidStatus(items: readonly PaidItem[]): 'processing' | 'completed' {
  const isDigital = items.every(({ virtual, downloadable }) => virtual && downloadable);
  return isDigital && items.length > 0 ? 'completed' : 'processing';
}
