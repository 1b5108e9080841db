"""The calls of evaluable categories."""

from estante.api.http import inject
from estante.api.records import record_routes
from litestar import get
from litestar.di import NamedDependency

from estante_settings.lists.category import CATEGORIES
from estante_settings.policies import Categories
from estante_settings.schemas.category import CategoryFields, CategoryRow, CategoryWeights, NewCategory
from estante_settings.services.category import ACTS, CategoryService


@get(
    "/evaluable-categories/weights",
    action=Categories.readList,
    dependencies=inject(categories=CategoryService),
    summary="What the weights of all evaluable categories are together",
)
async def read_weights(categories: NamedDependency[CategoryService]) -> CategoryWeights:
    """Whatever page of the list is shown, the sum is of all of them."""
    return CategoryWeights(await categories.total_weight())


ROUTES = [
    *record_routes(
        CategoryService,
        Categories,
        CATEGORIES,
        path="/evaluable-categories",
        answer=CategoryRow,
        new=NewCategory,
        fields=CategoryFields,
        acts=ACTS,
        deletes="one",
    ),
    read_weights,
]
