import type { errors as english } from '../en/errors';

export const errors: typeof english = {
  known: {
    stale_turn: 'Ход уже сменился, ничего не сделано.',
    not_your_turn: 'Сейчас не ваш ход.',
    not_legal: 'Сейчас так нельзя.',
    out_of_bounds: 'Сумма вне границ.',
    no_amount: 'Выберите сумму.',
    not_seated: 'Вы не сидите за этим столом.',
    no_chips: 'На это не хватает фишек.',
    seat_taken: 'Это место только что заняли.',
    already_seated: 'Вы уже сидите за этим столом.',
    no_such_seat: 'Такого места нет.',
    bank_running: 'Это можно только между раздачами.',
    leaving: 'Вы уже уходите из-за стола.',
    bad_request: 'Сервер не понял запрос.',
    too_fast: 'Слишком быстро. Попробуйте чуть позже.',
    closing: 'Сервер перезапускается. Попробуйте чуть позже.',
    fault: 'На сервере что-то пошло не так. Ничего не сделано.',
  },
  other: (code) => `Не получилось (${code}).`,
};
