import type { BundleFieldProblem } from '#rules/bundles/check-fields.ts';
import type { CartProblem } from '../cart-problem.ts';

/** Why a bundle was refused; the code is a key of the messages table. */
export type BundleRefusal =
  | {
      code:
        | 'bundles.problem.notInBundle'
        | 'bundles.problem.twice'
        | 'bundles.problem.required'
        | 'bundles.problem.notAllowed'
        | 'bundles.problem.gone';
      name: string;
    }
  | { code: 'bundles.problem.quantity'; name: string; min: number; max: number }
  | { code: 'bundles.problem.few' | 'bundles.problem.many'; count: number }
  | { code: 'bundles.problem.stock'; name: string; count: number }
  | { code: 'bundles.problem.stockHeld'; name: string; count: number; held: number }
  | {
      code:
        | 'bundles.problem.unreadable'
        | 'bundles.problem.price'
        | 'bundles.problem.part'
        | 'bundles.problem.choose';
    }
  | { code: 'bundles.problem.ofItem'; name: string; problem: CartProblem }
  | { code: BundleFieldProblem['code']; field: string; name: string };
